export { bulkMessages } from './bulk-action.messages.ts';
export type { BulkAction, BulkActor, BulkRow, RowState, SuppressedRow } from './bulk-action.repository.ts';
export { BulkActionService } from './bulk-action.service.ts';
export {
  type BulkActionName,
  type BulkList,
  type BulkParams,
  bulkLists,
  type ChosenAction,
  canBeDoneTo,
  chosenActions,
  maxBulkRows,
  paramsOf,
} from './bulk-action.ts';
export type { Move, WhyNot } from './undoing/move-undo.queries.ts';
export { MoveUndoService } from './undoing/move-undo.service.ts';
