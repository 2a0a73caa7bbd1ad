import { maxResumeBytes } from '#modules/resumes';
import { ChatFileTooLarge, ChatRefused } from '#platform/messaging/chat.ts';
import type { WhatsappCloud } from '#platform/messaging/whatsapp.cloud.ts';

export type ReceivedFile = Buffer | 'too_large' | 'unreadable';

/** After so many tries it is quicker to have the file sent again: somebody waits. */
const enoughTries = 4;

/** Files that candidates send. */
export class WhatsappFiles {
  readonly #cloud: WhatsappCloud;
  constructor(cloud: WhatsappCloud) {
    this.#cloud = cloud;
  }

  /** Throws ChatRefused where it cannot be had for now. */
  async get(mediaId: string, { attempt, signal }: { attempt: number; signal: AbortSignal }): Promise<ReceivedFile> {
    try {
      return await this.#cloud.download(mediaId, maxResumeBytes, signal);
    } catch (error) {
      if (error instanceof ChatFileTooLarge) return 'too_large';
      if (error instanceof ChatRefused && (error.permanent || attempt >= enoughTries)) return 'unreadable';
      throw error;
    }
  }
}
