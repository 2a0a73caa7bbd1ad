/** Every word that candidates read on pages, in English. Another language is another object of this type. */
export const english = {
  language: 'en',
  skipToContent: 'Skip to the content',
  footer: 'You see this page because an organization recruits with this service.',
  problem: {
    notFound: {
      title: 'Nothing to see here',
      text: 'This page does not exist, or its link does not work any more. If somebody sent you the link, ask them for a new one.',
    },
    tooMany: {
      title: 'One moment, please',
      text: 'There were many requests from your network. Try again in a minute.',
    },
    tooLarge: {
      title: 'That was too large',
      text: 'What you sent is too large. A file may have up to 10 MB. Go back and choose a smaller one.',
    },
    refused: {
      title: 'That did not work',
      text: 'We could not take what your browser sent. Go back, load the page again and try once more.',
    },
    ours: {
      title: 'Something went wrong on our side',
      text: 'Nothing you did is lost that we have confirmed. Please try again in a minute.',
    },
    reference: 'Reference:',
  },
  form: {
    problems: 'Please check what you entered',
    optional: '(optional)',
  },
  interest: {
    pageTitle: (title: string, company: string) => `${title} at ${company}`,
    company: 'Company',
    text: (organization: string) => `${organization} would like to know whether you are interested in this job.`,
    job: 'Read more about the job',
    yes: 'Yes, I am interested',
    no: 'No, I am not interested',
    thanks: 'Thank you',
    thanksText: 'You will get an email with a link to a video interview. You can do it at a time that suits you.',
    declined: 'Thank you for telling us',
    declinedText: (organization: string) =>
      `${organization} knows now that you are not interested. If you change your mind, tell us here:`,
    afterAll: 'I am interested after all',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: (organization: string, address: string) =>
      `Do you want ${organization} to stop sending job offers and reminders to ${address}?`,
    action: 'Unsubscribe',
    done: 'You are unsubscribed',
    doneText: (organization: string, address: string) =>
      `${organization} will not send job offers and reminders to ${address} any more. Emails that belong to an application, such as an invitation to an interview, can still reach you.`,
  },
  interview: {
    title: 'Video interview',
    about: (title: string, company: string) => `${title} at ${company}`,
    day: (date: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date),
    minutes: (seconds: number) =>
      seconds % 60 === 0 && seconds > 0
        ? `${seconds / 60} ${seconds === 60 ? 'minute' : 'minutes'}`
        : `${seconds} seconds`,
    intro: (organization: string) =>
      `${organization} invites you to a video interview. Nobody is on the other side: you read one question after another and record an answer to each, at a time that suits you.`,
    facts: {
      company: 'Company',
      questions: 'Questions',
      preparation: 'Time to prepare',
      answer: 'Time to answer',
      each: (time: string) => `${time} for each`,
      upTo: (time: string) => `up to ${time} for each`,
      until: 'Start by',
    },
    courseTitle: 'How it goes',
    course: [
      'First you check your camera and your microphone. Nothing is recorded then.',
      'A question is shown when you ask for it. You can take a break before each, but not longer than 30 minutes.',
      'When the time to prepare is over, or when you say so, the recording of your answer begins. You cannot repeat it.',
      'If the connection is lost while you speak, go on: your answer is kept and sent later. If the page is closed, open the link again within 30 minutes, on the same device. What you have said is kept.',
    ],
    recordedTitle: 'What is recorded, and who sees it',
    recorded: {
      what: 'Picture and sound of your camera and your microphone are recorded while you answer a question, and at no other time.',
      who: (organization: string) =>
        `The recruiters of ${organization} see the recording. They may show it to the people who decide about the job.`,
      howLong: (days: string) =>
        `Recordings are deleted ${days} after the interview. The text of your answers, their scores and what is counted (see below) stay with your application.`,
      transcript:
        'The sound of your answers, without the picture, is sent to a speech recognition service, which turns it into text.',
      readiness:
        'When you begin, we note that your camera and your microphone work, the size of the picture, the browser’s video format, whether it can keep a recording while the connection is lost, and whether you use several screens.',
      signals:
        'While a question is open, the page counts when you leave it for another tab or window, when something is pasted into it, when several screens are in use, and when the camera, the microphone or the connection stops; and at any time when you go on in another tab or on another device. The recruiters see these counts and a number that a fixed rule makes of them, as a hint what to watch. A lost connection is not held against you.',
      noFaces: 'No program looks at your face, your expression or your voice to judge you.',
    },
    days: (count: number) => (count === 1 ? 'one day' : `${count} days`),
    scoringTitle: 'How your answers are scored',
    scoring: {
      model:
        'The text of each answer is sent to a language model, which compares it with the question; a fixed rule makes a score with its reasons of that. How you look or sound is no part of it.',
      words:
        'A program compares the text of each answer with what the question is about and suggests a score with its reasons. How you look or sound is no part of it.',
      noText:
        'The text is what you type in the notes to an answer, in 15 words or more; an answer without text gets no score.',
      people: (organization: string) =>
        `People at ${organization} look at your answers and decide. The program does not.`,
    },
    consent: 'I agree that my answers are recorded and used as described above.',
    consentMissing: 'Please agree first. Without it the interview cannot begin.',
    toCheck: 'Check camera and microphone',
    needsScript: {
      title: 'This page cannot work in this browser yet',
      text: 'The interview needs JavaScript and a current browser: Chrome, Edge, Firefox or Safari of the last two years. Switch JavaScript on, or open the link in another browser or on a phone.',
    },
    cannot: {
      title: 'This browser cannot record the interview',
      insecure:
        'This page was opened over an insecure connection, over which browsers give no camera. Open the link with https:// at its beginning, or ask who sent it to you.',
      unsupported:
        'Your browser cannot record video. Please use a current Chrome, Edge, Firefox or Safari, or open the link on a phone.',
    },
    back: {
      title: 'Welcome back',
      text: 'Your interview goes on where it stopped. What you have said is kept. First, the camera and the microphone again.',
      go: 'Check camera and microphone',
    },
    check: {
      title: 'Camera and microphone',
      text: 'Nothing is recorded now. Your browser asks whether this page may use your camera and your microphone: choose “Allow”.',
      wait: 'Waiting for the camera and the microphone …',
      preview: 'Your camera’s picture',
      level: 'Microphone level',
      speak: 'Say a few words. The bar moves when your microphone hears you.',
      heard: 'We hear you. Your microphone works.',
      camera: 'Camera',
      microphone: 'Microphone',
      screens: 'You use several screens. That is noted. You may switch the others off before you begin.',
      begin: 'Start the interview',
      goOn: 'Go on with the interview',
      again: 'Try again',
      problems: {
        refused:
          'Your browser does not let this page use the camera and the microphone. Allow both in the browser’s settings for this page (the sign beside the address), then try again.',
        missing: 'No camera or no microphone was found. Connect both, then try again. A phone has them built in.',
        busy: 'The camera or the microphone is used by another program. Close it, then try again.',
        other: 'The camera or the microphone did not start. Try again, or use another browser or a phone.',
      },
    },
    question: {
      place: 'Question {number} of {count}',
      ready: (preparation: string, answer: string) =>
        `When you show the question, you have ${preparation} to prepare. Then the recording begins, and you have up to ${answer} to answer.`,
      readyAtOnce: (answer: string) =>
        `When you show the question, the recording begins at once. You have up to ${answer} to answer.`,
      pause: 'Nothing is recorded now. You can take a break here before you go on.',
      show: 'Show the question',
      prepare: 'Time to prepare',
      prepareHint: 'The recording begins by itself when this time is over.',
      answerNow: 'Start my answer now',
      recording: 'Recording',
      left: 'Time left',
      finish: 'Finish my answer',
      interrupted: 'The recording was interrupted. What you said until then is kept.',
      interruptedHint: 'You can go on with your answer and have {time} left, or finish it as it is.',
      goOn: 'Go on with my answer',
      done: 'Your answer is recorded.',
      notes: 'Notes to your answer',
      notesHint:
        'What is typed here goes with your recording, and is what is scored. The main points in a few sentences are enough.',
      sendIt: 'Send this answer',
      sending: 'Sending your answer',
      sendingHint: 'Please keep this page open until all of it has arrived.',
      progress: '{done} of {total} parts have arrived',
      arrived: 'All of your answer has arrived.',
      lost: 'A part of this answer is missing: this browser does not have it any more. The rest has arrived.',
      own: 'Your own picture',
    },
    said: {
      begun: 'The recording has begun.',
      left: '{time} left.',
      minute: 'One minute',
      seconds: '{seconds} seconds',
    },
    connection: {
      lost: 'There is no connection to the server. Nothing is lost: we keep trying, and your recording is kept in this browser.',
      lostMemory:
        'There is no connection to the server. We keep trying. Please do not reload or close this page: your browser keeps the recording only as long as it is open.',
      memory:
        'Your browser keeps nothing for this page (perhaps a private window). Please do not reload or close it while an answer is being sent.',
    },
    busy: 'One moment …',
    elsewhere: {
      title: 'The interview goes on in another tab',
      text: 'It is open in another tab or on another device, or was until a moment ago. It can go on in one place only.',
      take: 'Use this one instead',
    },
    problem: {
      title: 'Something went wrong on our side',
      text: 'What you have said is kept. Wait a moment, then load this page again.',
      again: 'Load the page again',
    },
    completed: {
      title: 'Thank you. Your interview is complete',
      text: (organization: string) =>
        `${organization} has your answers. You need not do anything more, and may close this page.`,
      lost: 'A part of your last answer is missing: this browser does not have it any more. The rest has arrived.',
    },
    expired: {
      title: 'The time for this interview is over',
      text: (organization: string) =>
        `It was not begun in time, so it cannot be taken any more. If you are still interested, write to ${organization} and ask for a new invitation.`,
    },
    abandoned: {
      title: 'This interview has ended',
      text: (organization: string) =>
        `We did not hear from this page for more than 30 minutes, or the interview took longer than a day, so it was closed. The answers that had arrived are kept. If something went wrong, write to ${organization} and ask for a new invitation.`,
    },
    gone: {
      title: 'The link to this interview does not work any more',
      text: (organization: string) => `Write to ${organization} and ask for a new one.`,
    },
  },
  screening: {
    pageTitle: (part: string, title: string) => `${part} – ${title}`,
    problemTitle: 'Please check:',
    about: (title: string, company: string) => `${title} at ${company}`,
    company: 'Company',
    questions: 'Questions',
    until: 'Open until',
    day: (date: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date),
    introText: (organization: string) => `${organization} would like to know more about you for this job.`,
    introSaved:
      'Each answer is saved as soon as you send it. You can stop at any time and go on later, with the same link.',
    start: 'Start',
    progress: (place: number, count: number) => `Question ${place} of ${count}`,
    several: 'Choose all that apply',
    numberHint: 'A number only, for example 12 or 1,234.5',
    next: 'Save and continue',
    skip: 'Skip this question',
    remove: 'Remove this answer',
    back: 'Back to the question before',
    toReview: 'Back to all your answers',
    resume: 'Your resume',
    resumeText: (organization: string) => `The last thing: ${organization} does not have your resume yet.`,
    resumeFile: 'Resume file',
    resumeHint: 'PDF, Word (DOCX) or plain text, up to 10 MB',
    resumeMissing: 'Choose a file, or continue without one.',
    resumeType: 'This file is neither a PDF, a Word document (DOCX) nor plain text. Choose another one.',
    resumeSend: 'Send the file',
    resumeSkip: 'Continue without a resume',
    review: 'Your answers',
    reviewText: 'Look through your answers. You cannot change them after you have finished.',
    skipped: 'Skipped',
    change: 'Change',
    finish: 'Finish',
    thanks: 'Thank you',
    thanksText: (organization: string) =>
      `${organization} has your answers. You need not do anything more, and may close this page.`,
  },
  job: {
    pageTitle: (title: string, company: string) => `${title} at ${company}`,
    problemTitle: 'Please check:',
    summary: (title: string, company: string, locations: string) =>
      `${company} is looking for: ${title}${locations && ` (${locations})`}. See the details and apply.`,
    company: 'Company',
    locations: 'Location',
    workMode: 'Work mode',
    workModes: { onsite: 'On site', remote: 'Remote', hybrid: 'Hybrid' },
    type: 'Type',
    types: { full_time: 'Full time', contract: 'Contract' },
    experience: 'Experience',
    years: (range: string) => `${range} years`,
    salary: 'Salary',
    lakhs: (currency: string, range: string) => `${currency} ${range} LPA (lakhs a year)`,
    rate: 'Rate',
    from: (least: string) => `from ${least}`,
    upTo: (most: string) => `up to ${most}`,
    about: 'About the job',
    toForm: 'Apply for this job',
    applyHeading: 'Apply',
    name: 'Your full name',
    email: 'Email address',
    phone: 'Phone number',
    resume: 'Your resume',
    resumeHint: 'PDF, Word (DOCX) or plain text, up to 10 MB',
    resumeAgain: 'Please choose the file once more: browsers do not keep it.',
    consent: (organization: string) =>
      `By applying you agree that ${organization} keeps what you send to decide about this job.`,
    apply: 'Send my application',
    applied: 'Thank you for applying',
    appliedText: (title: string, company: string) =>
      `Your application for “${title}” at ${company} has arrived. You will get an email with the next step: a short video interview.`,
    appliedBefore: 'You have already applied',
    appliedBeforeText: (title: string, company: string) =>
      `We already have your application for “${title}” at ${company}. You need not do anything more.`,
    problems: {
      full_name: 'Enter your name, in up to 255 characters.',
      email: 'Enter your email address, like name@example.com.',
      phone_number: 'Enter a phone number with digits, or leave it empty.',
      resumeMissing: 'Choose your resume file.',
      resumeType: 'This file is neither a PDF, a Word document (DOCX) nor plain text. Choose another one.',
    },
  },
} as const;

/** Words of one language: the same keys with other texts. */
type Words<T> = T extends string
  ? string
  : { readonly [K in keyof T]: T[K] extends (...a: never[]) => string ? T[K] : Words<T[K]> };
export type Catalogue = Words<typeof english>;

/** The words for this page's reader. There is one language yet. */
export const catalogue = (): Catalogue => english;
