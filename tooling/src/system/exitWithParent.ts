// Preloaded into every child (`node --import`): when the parent dies, even by SIGKILL, the channel closes and the child
// gets the signal that the parent would have sent. Otherwise the child would keep its ports occupied.
if (process.channel) {
  process.once('disconnect', () => {
    if (process.listenerCount('SIGTERM') === 0) process.exit(0);
    process.emit('SIGTERM');
  });
  // The open channel must not keep a finished child alive.
  process.channel.unref();
}
