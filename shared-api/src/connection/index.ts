export { useHasOwnConnectionLine, useOwnConnectionLine } from './pageLine';
export { useConnectionPhase, type ConnectionPhase } from './useConnectionPhase';
