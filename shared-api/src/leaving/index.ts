export { guardHistory, startHistoryGuards, type HistoryGuard } from './historyGuards';
export { guardMoves, leaveBy, type MoveGuard } from './moveGuards';
