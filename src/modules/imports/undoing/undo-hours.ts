/** Hours after its end in which an import can be undone. */
export const undoHours = 24;
