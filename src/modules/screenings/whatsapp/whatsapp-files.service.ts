import { ChatFileTooLarge, ChatRefused } from '#platform/messaging/chat.ts';
import type { WhatsappCloud } from '#platform/messaging/whatsapp.client.ts';
import { maxResumeBytes } from '#readers/resume';

export type ReceivedFile = Buffer | 'too_large' | 'unreadable';

/** After these attempts, asks the candidate to send the file again. */
const maxAttempts = 4;

export class WhatsappFiles {
  readonly #cloud: WhatsappCloud;
  constructor(cloud: WhatsappCloud) {
    this.#cloud = cloud;
  }

  /** Throws ChatRefused when a retry may succeed. */
  async download(
    mediaId: string,
    { attempt, signal }: { attempt: number; signal: AbortSignal },
  ): Promise<ReceivedFile> {
    try {
      return await this.#cloud.download(mediaId, maxResumeBytes, signal);
    } catch (error) {
      if (error instanceof ChatFileTooLarge) return 'too_large';
      if (error instanceof ChatRefused && (error.permanent || attempt >= maxAttempts)) return 'unreadable';
      throw error;
    }
  }
}
