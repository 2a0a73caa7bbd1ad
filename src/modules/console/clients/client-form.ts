import type { ClientView } from '#modules/clients';
import { copy } from '../console.messages.ts';
import type { FieldTexts } from '../editing/edit.ts';
import { itemsOf, textOrNull } from '../editing/typed-value.ts';

export const clientLabels: Readonly<Record<string, string>> = copy.clients.fields;
export const clientFields = Object.keys(clientLabels);

export const newClientTexts: FieldTexts = {
  ...Object.fromEntries(clientFields.map((name) => [name, ''])),
  status: 'active',
};

export const clientTexts = (client: ClientView): FieldTexts => ({
  name: client.name,
  status: client.status,
  contact_person: client.contact_person ?? '',
  email: client.email ?? '',
  phone: client.phone ?? '',
  website: client.website ?? '',
  industry: client.industry ?? '',
  address: client.address ?? '',
  tags: client.tags.join('\n'),
  notes: client.notes ?? '',
  external_id: client.external_id ?? '',
});

/** The input in the API's format. */
export const clientInput = ({ name, status, tags, ...texts }: FieldTexts): Record<string, unknown> => ({
  name,
  status,
  tags: itemsOf(tags),
  ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, textOrNull(text)])),
});
