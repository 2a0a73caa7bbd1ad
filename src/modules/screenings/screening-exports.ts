import { ExportedMessage } from '#modules/outreach';
import type { Resolve } from '#platform/container.ts';
import type { ExportedPerson, ExportParts } from '#platform/files/export-part.ts';
import { everyScreening } from './screening.queries.ts';
import { ScreeningDetail, ScreeningItem, type ScreeningType } from './screening.schemas.ts';
import { ScreeningService } from './screening.service.ts';
import { WhatsappMessageQueries } from './whatsapp-message.queries.ts';

const lists = [
  { name: 'screenings', listed: 'session', type: 'screening_session' },
  { name: 'video_interviews', listed: 'video', type: 'video_interview' },
] as const;

/** More items than a candidate can have. */
const all = { limit: 10_000, offset: 0 };

async function details(
  resolve: Resolve,
  { organizationId, candidateId }: ExportedPerson,
  listed: 'session' | 'video',
  type: ScreeningType,
): Promise<ScreeningDetail[]> {
  const screenings = resolve(ScreeningService);
  const { rows } = await screenings.list(organizationId, { type: listed, candidate_id: candidateId, ...all });
  const found: ScreeningDetail[] = [];
  for (const { id } of rows) found.push(await screenings.get(organizationId, type, id));
  return found;
}

export const screeningExports: ExportParts = {
  ofOrganization: lists.map(({ name, type }) => ({
    name,
    item: ScreeningItem,
    rows: (organizationId) => everyScreening(type, organizationId),
  })),
  ofCandidate: [
    ...lists.map(({ name, listed, type }) => ({
      name,
      item: ScreeningDetail,
      read: (resolve: Resolve, person: ExportedPerson) => details(resolve, person, listed, type),
    })),
    {
      name: 'messages',
      item: ExportedMessage,
      read: (resolve, person) => resolve(WhatsappMessageQueries).ofPerson(person),
    },
  ],
};
