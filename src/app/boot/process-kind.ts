export type ProcessKind = 'web' | 'worker' | 'operator';
