// Imports without types: files that webpack turns into a URL or a side effect, and icon data.
declare module '*.css';
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.png' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
declare module '@lucide/icons/icons/*' {
  const icon: { size?: number; node: [tag: string, attributes: Record<string, string>][] };
  export default icon;
}
