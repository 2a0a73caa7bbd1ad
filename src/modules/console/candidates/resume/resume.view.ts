import { type ComponentChildren, h, type JSX } from 'preact';
import type { Applicant } from '#modules/applications';
import type { ResumeFileFacts, ResumeView } from '#modules/candidates';
import { icon } from '#platform/design/icon.ts';
import { factList } from '#platform/pages/fact-list.ts';
import type { Problems } from '#platform/pages/field.ts';
import { formatBytes, formatNumber } from '#platform/pages/format.ts';
import { stateBadge } from '../../components/badges.ts';
import { pageHead } from '../../components/page-head.ts';
import { tagList } from '../../components/tag-list.ts';
import { showDateTime } from '../../components/time.ts';
import { copy } from '../../console.messages.ts';
import type { ConsoleContext } from '../../console.page.ts';
import { formActions } from '../../editing/edit.view.ts';
import { inputField, problemSummary } from '../../field.ts';
import { consolePage } from '../../layout.ts';
import { taskListPath } from '../../work/work-links.ts';
import { resumeCopy as t } from './resume.messages.ts';

type Candidate = Pick<Applicant, 'id' | 'full_name' | 'resume_url' | 'talent_pool_status'>;
/** `file`: of an uploaded resume. */
export type ResumePart = { candidate: Candidate; resume: ResumeView; file: ResumeFileFacts | undefined };

const { resume: facts } = copy.candidates;
const maxShown = 60_000;

/** File types that the file dialog offers. */
export const resumeFileTypes = '.pdf,.docx,.txt,application/pdf,text/plain';

type ResumeAction = 'resume' | 'resume/file' | 'resume/view' | 'resume/replace' | 'resume/read';
export const resumePath = (id: string, action: ResumeAction): string => `/console/candidates/${id}/${action}`;

/** A link for https only: an integration may send anything. */
const originalOf = ({ resume_url: url }: Candidate): string | undefined =>
  url !== null && /^https:\/\//i.test(url) ? url : undefined;

const hasText = ({ state, quality }: ResumeView): boolean => state === 'read' && quality !== null;

const formatName = (format: string): string => facts.formats[format] ?? format;

/** Files that cannot be read are better replaced than read again. */
function nextStep({ candidate: { id }, resume, file }: ResumePart): ComponentChildren {
  const { state, source, retryable } = resume;
  const tasks = h('a', { href: taskListPath({ kind: 'resume', candidate_id: id }) }, t.viewTask);
  const mayHelp = state === 'failed' && (retryable || resume.reason === 'too_complex');
  if (source === 'upload' && !file) return h('p', { class: 'problems' }, t.notStored);
  return [
    state === 'queued' && h('p', { class: 'quiet' }, [resume.message === null ? t.waiting : t.retrying, ' ', tasks]),
    mayHelp &&
      h('form', { method: 'post', action: resumePath(id, 'resume/read'), class: 'plain' }, [
        h('button', { type: 'submit', class: 'other' }, t.readAgain),
      ]),
    state === 'failed' && h('p', null, tasks),
  ];
}

function links({ candidate, resume, file }: ResumePart): JSX.Element | false {
  const { id } = candidate;
  const original = resume.source === 'link' ? originalOf(candidate) : undefined;
  const all = [
    file &&
      h('a', { href: resumePath(id, 'resume/file'), class: 'button other', download: '' }, [
        icon('download'),
        t.download(file.format, formatBytes(file.bytes)),
      ]),
    original &&
      h('a', { href: original, rel: 'noreferrer noopener', class: 'button other' }, [icon('open'), t.openLink]),
    hasText(resume) && h('a', { href: resumePath(id, 'resume') }, t.readText),
    h('a', { href: resumePath(id, 'resume/replace') }, resume.state === 'none' ? t.uploadLink : t.replaceLink),
  ].filter(Boolean);
  return all.length > 0 && h('div', { class: 'resume-links' }, all);
}

/** The script opens it here once it can be seen. Each opening is in the audit log, so nothing else requests it. */
function viewer({ candidate: { id }, resume, file }: ResumePart): JSX.Element | false {
  const isPdf = file?.format === 'pdf';
  // A browser cannot open what is encrypted either.
  if (isPdf ? resume.reason === 'encrypted' : !hasText(resume)) return false;
  const source = resumePath(id, isPdf ? 'resume/view' : 'resume');
  const data = { 'data-resume': isPdf ? 'pdf' : 'text', 'data-src': source, 'data-copy': JSON.stringify(t.script) };
  return h('div', { class: 'resume-view', hidden: true, ...data }, [
    h('p', { class: 'quiet', role: 'status' }),
    h('div', { class: 'resume-pages', role: 'region', 'aria-label': t.view, tabIndex: 0 }),
  ]);
}

function readingFacts({ quality, source, format, pages, hidden_characters, read_at, ...resume }: ResumeView) {
  const { filled_fields: filled, profile } = resume;
  return factList([
    [facts.quality, quality && facts.qualities[quality]],
    [facts.source, source && facts.sources[source]],
    [facts.format, format && [formatName(format), pages !== null && facts.pages(pages)]],
    [facts.hiddenCharacters, hidden_characters ? formatNumber(hidden_characters) : null],
    [facts.read, showDateTime(read_at)],
    [
      facts.filled,
      filled.length > 0
        ? tagList(filled.map((field) => facts.filledFields[field]))
        : quality === 'ok' && facts.nothingFilled,
    ],
    [facts.headline, profile?.headline],
    [facts.skills, profile && tagList(profile.skills.slice(0, 30).map(({ skill }) => skill))],
  ]);
}

export function resumeSection(part: ResumePart): JSX.Element {
  const { candidate, resume } = part;
  const { state, message } = resume;
  const isMasked = candidate.talent_pool_status === 'masked';
  // A queued resume with a message has failed at least once.
  const badge = state !== 'none' && [' ', stateBadge(state === 'queued' && message ? 'retrying' : state)];
  return h('section', { class: 'resume' }, [
    h('h2', { id: 'resume' }, [t.title, badge]),
    state === 'none' && h('p', { class: 'quiet' }, isMasked ? t.noneHere : t.none),
    message && h('p', { class: 'problems' }, message),
    state !== 'none' && !isMasked && nextStep(part),
    !isMasked && resume.source === 'link' && hasText(resume) && h('p', { class: 'quiet' }, t.onlyText),
    !isMasked && links(part),
    !isMasked && viewer(part),
    state === 'read' && h('details', null, [h('summary', null, t.details), readingFacts(resume)]),
  ]);
}

/** `data-resume-text`: what the script puts into the page of the candidate. */
export function resumeTextPage(context: ConsoleContext, { id, full_name: name }: Candidate, text: string): JSX.Element {
  const shown = text.slice(0, maxShown).toWellFormed();
  const cut = text.length > maxShown && t.text.cut(formatNumber(maxShown), formatNumber(text.length));
  return consolePage(
    context,
    { title: t.text.title(name), section: 'candidates' },
    pageHead({ title: t.text.title(name), meta: t.text.about }),
    cut && h('p', { class: 'quiet' }, cut),
    h('div', { class: 'resume-text', 'data-resume-text': '' }, shown),
    h('p', null, h('a', { href: `/console/candidates/${id}` }, t.text.back(name))),
  );
}

/** The page to replace the resume, or to add the first one. */
export function replaceResumePage(
  context: ConsoleContext,
  { id, full_name: name }: Candidate,
  { state }: Pick<ResumeView, 'state'>,
  problem?: string,
): JSX.Element {
  const problems: Problems = new Map(problem === undefined ? [] : [['resume', problem]]);
  const title = state === 'none' ? t.replace.uploadTitle(name) : t.replace.title(name);
  return consolePage(
    context,
    { title, section: 'candidates' },
    h('h1', null, title),
    problemSummary(problems),
    h('p', { class: 'quiet' }, state === 'none' ? t.replace.hint : t.replace.consequence),
    h('form', { method: 'post', action: resumePath(id, 'resume/replace'), enctype: 'multipart/form-data' }, [
      inputField({
        ...{ name: 'resume', label: t.replace.file, type: 'file', required: true, problems },
        ...{ hint: t.replace.hint, accept: resumeFileTypes },
      }),
      formActions(t.replace.submit, `/console/candidates/${id}`),
    ]),
  );
}
