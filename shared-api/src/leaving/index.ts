export { guardHistory, startHistoryGuards, type HistoryGuard } from './historyGuards';
