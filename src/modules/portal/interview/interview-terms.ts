import { consentHash } from '#modules/candidates';
import type { InterviewAgreement } from '#modules/interviews';
import { pluralize } from '#platform/pages/format.ts';
import { portalMessages } from '../portal.messages.ts';
import type { RoomTerms } from './room-terms.ts';

const { recorded, recordedTitle, scoring, scoringTitle, consent } = portalMessages.interview.invitation;

/** Change it with the wording. */
const wording = '2026-11-22';

type Section = { title: string; items: string[] };

/** The terms that the candidate reads before the interview. */
export function interviewTerms(organization: string, { recordingDays, transcribes, hasModel }: RoomTerms): Section[] {
  return [
    {
      title: recordedTitle,
      items: [
        recorded.what,
        recorded.who(organization),
        recorded.howLong(pluralize(recordingDays, 'day')),
        ...(transcribes ? [recorded.transcript] : []),
        recorded.readiness,
        recorded.signals,
        recorded.takeovers,
        recorded.signalsUse,
        recorded.noFaces,
        recorded.withdraw,
      ],
    },
    {
      title: scoringTitle,
      items: [
        hasModel ? scoring.model : scoring.rules,
        ...(transcribes ? [] : [scoring.noText]),
        scoring.people(organization),
      ],
    },
  ];
}

/** Returns the terms as plain text, with the sentence beside the checkbox. */
export function interviewAgreement(organization: string, terms: RoomTerms): InterviewAgreement & { hash: string } {
  const sections = interviewTerms(organization, terms).flatMap(({ title, items }) => [
    title,
    ...items.map((item) => `- ${item}`),
    '',
  ]);
  const text = [...sections, consent].join('\n');
  const { recordingDays } = terms;
  return {
    recordingDays,
    text: { text, version: `${wording}-${recordingDays}d`, isTemplate: true },
    hash: consentHash(text),
  };
}
