import { type ChatMessage, chatLimits } from '#platform/messaging/chat.ts';
import type { ChatContent, InboundChat } from '#platform/messaging/whatsapp-webhook.ts';
import { clip } from '../whatsapp-question.ts';
import type { HeldMessage } from './held-message.repository.ts';
import { whichMessages } from './which-conversation.messages.ts';

export type ConversationOption = { sessionId: string; jobTitle: string; companyName: string };

const longestName = 80;
const longestQuote = 200;

const choiceId = (messageId: string, sessionId: string): string => `which ${messageId} ${sessionId}`;

/** Returns what a tap on the question chooses. Undefined for any other message. */
export function isConversationChoice(content: ChatContent): { messageId: string; sessionId: string } | undefined {
  if (content.kind !== 'choice') return undefined;
  const [, messageId, sessionId] = /^which ([0-9a-f-]{36}) ([0-9a-f-]{36})$/.exec(content.id) ?? [];
  return messageId && sessionId ? { messageId, sessionId } : undefined;
}

/** The session that a typed number chooses, if it replies to the question or comes after it. */
export function chosenSession(held: HeldMessage, { content, inReplyTo, sentAt }: InboundChat): string | undefined {
  if (content.kind !== 'text' || !held.promptId || !held.promptedAt) return undefined;
  // WhatsApp's timestamps are whole seconds.
  const isLater = sentAt.getTime() + 1000 > Date.parse(held.promptedAt);
  if (inReplyTo === null ? !isLater : inReplyTo !== held.promptId) return undefined;
  const [, number] = /^\s*(\d{1,2})\s*[.)]?\s*$/.exec(content.text.normalize('NFKC')) ?? [];
  return number === undefined ? undefined : held.options[Number(number) - 1];
}

/** `options` has at most `chatLimits.rows` entries. */
export function whichMessage({ id, content }: HeldMessage, options: readonly ConversationOption[]): ChatMessage {
  const about =
    content.kind === 'text' ? whichMessages.wrote(clip(content.text.trim(), longestQuote)) : whichMessages.sent;
  const lines = options.map(
    ({ jobTitle, companyName }, i) =>
      `${i + 1}. ${whichMessages.option(clip(jobTitle, longestName), clip(companyName, longestName))}`,
  );
  const isShort = options.length <= chatLimits.buttons;
  const longest = isShort ? chatLimits.buttonTitle : chatLimits.rowTitle;
  const choices = options.map(({ sessionId, companyName }, i) => ({
    id: choiceId(id, sessionId),
    title: clip(`${i + 1}. ${companyName}`, longest),
  }));
  const body = [about, lines.join('\n')].join('\n\n');
  const text = `${clip(body, chatLimits.question - whichMessages.how.length - 2)}\n\n${whichMessages.how}`;
  return isShort ? { kind: 'buttons', text, choices } : { kind: 'list', text, open: whichMessages.open, choices };
}
