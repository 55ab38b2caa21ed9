// Preloaded into every child (`node --import`): when the parent is gone, however it died, the channel closes and the
// child gets the signal that a healthy parent would have sent. Without it a killed parent leaves its ports taken.
if (process.channel) {
  process.once('disconnect', () => {
    if (process.listenerCount('SIGTERM') === 0) process.exit(0);
    process.emit('SIGTERM');
  });
  // Watching alone must not keep a child running that has nothing left to do.
  process.channel.unref();
}
