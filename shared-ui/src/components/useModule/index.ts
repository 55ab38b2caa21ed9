export { prepareModule, useModule, type ModuleLoader, type ModuleState } from './useModule';
