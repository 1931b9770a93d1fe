/** Single files of the stock runtime; they ship without types of their own. */
declare module '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js' {
  export const attachShareScopeMap: unknown;
}
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  export const consumes: unknown;
}
declare module '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js' {
  export const initContainerEntry: unknown;
}
declare module '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js' {
  export const initializeSharing: unknown;
}
declare module '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js' {
  export const installInitialConsumes: unknown;
}
