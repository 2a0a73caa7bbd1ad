import { activityCopy } from './activity/activity.messages.ts';
import { applicationCopy, matchCopy, messageCopy } from './applications/application.messages.ts';
import { candidateCopy, talentPoolCopy } from './candidates/candidate.messages.ts';
import { duplicatesCopy } from './candidates/merging/duplicates.messages.ts';
import { mergeCopy } from './candidates/merging/merge.messages.ts';
import { savedViewCopy } from './candidates/views/saved-view.messages.ts';
import { clientCopy } from './clients/client.messages.ts';
import { commonCopy } from './common.messages.ts';
import { decisionCopy } from './decisions/decision.messages.ts';
import { reviewCopy } from './decisions/review.messages.ts';
import { downloadCopy } from './downloads/list-file.messages.ts';
import { editingCopy } from './editing/editing.messages.ts';
import { interviewCopy } from './interviews/interview.messages.ts';
import { jobEditingCopy } from './jobs/editing/job-editing.messages.ts';
import { jobCopy } from './jobs/job.messages.ts';
import { questionsCopy } from './jobs/questions/questions.messages.ts';
import { jobSkillsCopy } from './jobs/skills/job-skills.messages.ts';
import { mentionCopy } from './mentions/mention.messages.ts';
import { messageDetailCopy } from './messages/message-detail.messages.ts';
import { consentCopy } from './privacy/consent.messages.ts';
import { reportCopy } from './reports/report.messages.ts';
import { screeningCopy } from './screenings/screening.messages.ts';
import { searchCopy } from './search/search.messages.ts';
import { settingsCopy } from './settings/settings.messages.ts';
import { signInCopy } from './sign-in/sign-in.messages.ts';
import { workCopy } from './work/work.messages.ts';

export const copy = {
  ...commonCopy,
  signIn: signInCopy,
  work: workCopy,
  jobs: { ...jobCopy, skills: jobSkillsCopy, questions: questionsCopy, editing: jobEditingCopy },
  clients: clientCopy,
  downloads: downloadCopy,
  editing: editingCopy,
  candidates: candidateCopy,
  talentPool: talentPoolCopy,
  applications: applicationCopy,
  activity: activityCopy,
  mentions: mentionCopy,
  match: matchCopy,
  decisions: decisionCopy,
  messages: messageCopy,
  messageDetail: messageDetailCopy,
  screenings: screeningCopy,
  interviews: interviewCopy,
  reviews: reviewCopy,
  reports: reportCopy,
  consents: consentCopy,
  merge: mergeCopy,
  duplicates: duplicatesCopy,
  savedViews: savedViewCopy,
  search: searchCopy,
  settings: settingsCopy,
};
