/** Why an erasure waits or failed, for people. */
export const erasureMessages = {
  busy: 'Work about the candidate is still running. The erasure waits for its end.',
  merged: 'The candidate was merged into another one. Erase that one instead.',
  held: 'The candidate is on legal hold, so nothing was erased. Release the hold, then request the erasure again.',
  /** The candidate requested the erasure. */
  heldOwn: 'The candidate is on legal hold, so nothing was erased. Their own request starts when you release the hold.',
  absent: 'The candidate no longer exists.',
  fault: 'Something went wrong on our side. Retry the task.',
};
