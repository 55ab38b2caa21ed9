export { useHasOwnConnectionLine, useOwnConnectionLine } from './pageLine';
export { useConnectionPhase, useUnreached, type ConnectionPhase } from './useConnectionPhase';
