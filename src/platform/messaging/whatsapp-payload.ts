import type { ChatMessage, Choice } from './chat.ts';

const replies = (choices: readonly Choice[]) =>
  choices.map(({ id, title }) => ({ type: 'reply', reply: { id, title } }));

/** WhatsApp rejects parameters with line breaks, tabs or more than four spaces in a row. */
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim() || '-';

export function payloadOf(message: ChatMessage): object {
  switch (message.kind) {
    case 'text':
      return { type: 'text', text: { body: message.text, preview_url: false } };
    case 'buttons':
      return {
        type: 'interactive',
        interactive: {
          type: 'button',
          body: { text: message.text },
          action: { buttons: replies(message.choices) },
        },
      };
    case 'list':
      return {
        type: 'interactive',
        interactive: {
          type: 'list',
          body: { text: message.text },
          action: { button: message.open, sections: [{ rows: message.choices }] },
        },
      };
    case 'template':
      return {
        type: 'template',
        template: {
          name: message.name,
          language: { code: message.language },
          components: [
            { type: 'body', parameters: message.parameters.map((text) => ({ type: 'text', text: flat(text) })) },
          ],
        },
      };
  }
}
