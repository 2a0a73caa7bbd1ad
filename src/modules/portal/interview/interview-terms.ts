import { consentHash } from '#modules/candidates';
import type { InterviewAgreement } from '#modules/interviews';
import { pluralize } from '#platform/pages/format.ts';
import { portalMessages } from '../portal.messages.ts';
import type { RoomTerms } from './room-terms.ts';

const { invitation: messages } = portalMessages.interview;

/** Change it with the wording. */
const wording = '2026-12-01';

type Terms = {
  recorded: (readonly [name: string, text: string])[];
  /** Details that the page shows folded. */
  counted: readonly string[];
  scoring: string[];
};

/** The terms that the candidate reads before the interview. */
export function interviewTerms(organization: string, { recordingDays, transcribes, hasModel }: RoomTerms): Terms {
  const { recorded, recordedFacts: names, counted, scoring } = messages;
  return {
    recorded: [
      [names.what, recorded.what],
      [names.who, recorded.who(organization)],
      [names.howLong, recorded.howLong(pluralize(recordingDays, 'day'))],
      ...(transcribes ? [[names.transcript, recorded.transcript] as const] : []),
      [names.counts, recorded.counts],
      [names.withdraw, recorded.withdraw],
    ],
    counted,
    scoring: [
      hasModel ? scoring.model : scoring.rules,
      ...(transcribes ? [] : [scoring.noText]),
      scoring.noFaces,
      scoring.people(organization),
    ],
  };
}

const asText = (title: string, items: readonly string[]): string[] => [title, ...items.map((item) => `- ${item}`), ''];

/** Returns the terms as plain text, with the sentence beside the checkbox. */
export function interviewAgreement(organization: string, terms: RoomTerms): InterviewAgreement & { hash: string } {
  const { recorded, counted, scoring } = interviewTerms(organization, terms);
  const text = [
    messages.recordedTitle,
    ...recorded.flatMap(([name, item]) => [name, `- ${item}`]),
    '',
    ...asText(messages.countedTitle, counted),
    ...asText(messages.scoringTitle, scoring),
    messages.consent,
  ].join('\n');
  const { recordingDays } = terms;
  return {
    recordingDays,
    text: { text, version: `${wording}-${recordingDays}d`, isTemplate: true },
    hash: consentHash(text),
  };
}
