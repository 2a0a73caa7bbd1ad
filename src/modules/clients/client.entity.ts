import { ArrayType, defineEntity, p } from '@mikro-orm/core';
import { updatedAt } from '#platform/database/columns.ts';

/**
 * A list of texts. Not p.array(): that one leaves NULL and blanks at the ends unquoted, which PostgreSQL then takes for
 * a null and drops, and writes line ends as the letter n.
 */
class TextArray extends ArrayType {
  override convertToDatabaseValue(items: string[]): string {
    return `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
  }
}
const texts = () => p.type(TextArray).$type<string[]>().default([]);

// Properties bear the API's and the columns' names: a checked request is assigned as it is.
const ClientSchema = defineEntity({
  name: 'Client',
  tableName: 'clients',
  properties: {
    id: p.uuid().primary(),
    organization_id: p.uuid(),
    name: p.text(),
    email: p.text().nullable(),
    phone: p.text().nullable(),
    address: p.text().nullable(),
    contact_person: p.text().nullable(),
    website: p.text().nullable(),
    industry: p.text().nullable(),
    status: p.text().default('active'),
    tags: texts(),
    notes: p.text().nullable(),
    metadata: p.json().$type<Record<string, unknown>>(),
    updated_at: updatedAt(),
  },
});
export class Client extends ClientSchema.class {}
ClientSchema.setClass(Client);
