import type { ResumeFailureReason } from './resume.failure.ts';
import type { ResumeDocument, ResumeQuality } from './resume.types.ts';
export const qualityOf = (
  _: Omit<ResumeDocument, 'text'>,
): { quality: 'ok' | 'low_confidence'; reason: string | null } => ({
  quality: 'ok',
  reason: null,
});
export const qualityOfFailure = (reason: ResumeFailureReason): ResumeQuality =>
  reason === 'no_text'
    ? 'needs_ocr'
    : reason === 'encrypted' || reason === 'corrupt' || reason === 'unsupported'
      ? reason
      : 'fetch_failed';
