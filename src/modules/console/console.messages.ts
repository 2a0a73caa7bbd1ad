import { applicationCopy, matchCopy, messageCopy } from './applications/application.messages.ts';
import { candidateCopy, talentPoolCopy } from './candidates/candidate.messages.ts';
import { commonCopy } from './common.messages.ts';
import { interviewCopy } from './interviews/interview.messages.ts';
import { jobCopy } from './jobs/job.messages.ts';
import { jobSkillsCopy } from './jobs/job-skills.messages.ts';
import { screeningCopy } from './screenings/screening.messages.ts';
import { settingsCopy } from './settings/settings.messages.ts';
import { signInCopy } from './sign-in/sign-in.messages.ts';
import { workCopy } from './work/work.messages.ts';

export const copy = {
  ...commonCopy,
  signIn: signInCopy,
  work: workCopy,
  jobs: { ...jobCopy, skills: jobSkillsCopy },
  candidates: candidateCopy,
  talentPool: talentPoolCopy,
  applications: applicationCopy,
  match: matchCopy,
  messages: messageCopy,
  screenings: screeningCopy,
  interviews: interviewCopy,
  settings: settingsCopy,
};
