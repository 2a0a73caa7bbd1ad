import { confirmationMessages } from './apply/confirmation.messages.ts';
import { careersMessages } from './careers/careers.messages.ts';
import { decisionMessages } from './decision/decision.messages.ts';
import { interestMessages, unsubscribeMessages } from './interest/interest.messages.ts';
import { interviewMessages } from './interview/interview.messages.ts';
import { interviewConsentMessages } from './interview/interview-consent.messages.ts';
import { publicJobMessages } from './jobs/public-job.messages.ts';
import { dataRequestMessages } from './privacy/data-request.messages.ts';
import { screeningFormMessages } from './screening/screening-form.messages.ts';
import { selfIdentificationMessages } from './self-identification/self-identification.messages.ts';

export const portalMessages = {
  language: 'en',
  skipToContent: 'Skip to main content',
  footer: 'You’re seeing this page because an organization uses this service to recruit.',
  problem: {
    notFound: {
      title: 'Page not found',
      text:
        'The link may have expired, or part of it may be missing. ' +
        'If someone sent you the link, ask them for a new one.',
    },
    noExport: {
      title: 'This file is not available',
      text:
        'A link to an export works for 24 hours. The file is deleted earlier if someone whose data it contains is erased. ' +
        'Check that you have the whole link, or request a new export.',
    },
    tooMany: {
      title: 'Too many requests',
      text:
        'We got too many requests from your network, or for this job or email address. Nothing was saved. ' +
        'Wait a while, then try again.',
    },
    busy: {
      title: 'We’re very busy right now',
      text: 'What you sent wasn’t saved. Wait a minute, then go back and send it again.',
    },
    tooLarge: {
      title: 'That file is too large',
      text: 'A file can be up to 10 MB. Go back and choose a smaller one.',
    },
    refused: {
      title: 'We couldn’t process your request',
      text: 'There was a problem with what your browser sent. Go back, reload the page and try again.',
    },
    ours: {
      title: 'Something went wrong on our side',
      text: 'Everything we confirmed has been saved. Wait a minute, then try again.',
    },
    reference: 'Reference:',
  },
  form: {
    problems: 'There is a problem',
    optional: '(optional)',
  },
  job: publicJobMessages,
  careers: careersMessages,
  confirmation: confirmationMessages,
  interest: interestMessages,
  unsubscribe: unsubscribeMessages,
  dataRequest: dataRequestMessages,
  interview: interviewMessages,
  interviewConsent: interviewConsentMessages,
  screening: screeningFormMessages,
  selfIdentification: selfIdentificationMessages,
  decision: decisionMessages,
};
