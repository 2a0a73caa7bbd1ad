const invitation = {
  title: 'Video interview',
  about: (title: string, company: string) => `${title} at ${company}`,
  intro: (organization: string) =>
    `${organization} invites you to a video interview. ` +
    'You read one question at a time and record your answer. ' +
    'Nobody watches live, so you can do it whenever it suits you.',
  facts: {
    company: 'Company',
    questions: 'Questions',
    preparation: 'Time to prepare',
    answer: 'Time to answer',
    each: (time: string) => `${time} per question`,
    upTo: (time: string) => `up to ${time} per question`,
    until: 'Start by',
    device: 'Device',
    deviceNeeded: 'A phone or computer with a camera and a microphone',
    retakes: 'Retakes',
    noRetakes: 'None. You answer each question once.',
  },
  courseTitle: 'How it works',
  course: [
    'First you check your camera and microphone. Nothing is recorded during the check.',
    'Before each question you can take a break of up to 30 minutes. Then you show the question. ' +
      'Recording starts when your time to prepare ends, or earlier if you’re ready.',
    'If your connection drops, keep going: this browser saves your answer and sends it later. ' +
      'If the page closes, open the link again on the same device within 30 minutes.',
  ],
  recordedTitle: 'What we record and who sees it',
  /** Names of the facts below. */
  recordedFacts: {
    what: 'Recorded',
    who: 'Who sees it',
    howLong: 'How long',
    transcript: 'Transcript',
    counts: 'Counted',
    withdraw: 'Your choice',
  },
  recorded: {
    what:
      'We record video and sound from your camera and microphone while you answer a question, and at no ' +
      'other time.',
    who: (organization: string) =>
      `Recruiters at ${organization} can watch the recording. ` +
      'They may share it with the people who decide about the job.',
    howLong: (days: string) =>
      `We delete the recording ${days} after the interview. ` +
      'The text of your answers, their scores and the counts described below stay with your application.',
    transcript:
      'We send the sound of your answers, without the video, to a speech recognition service that turns it into text.',
    counts:
      'The page counts events such as leaving it for another tab. ' +
      'Recruiters see these counts, and a trust score that a fixed rule calculates from them.',
    withdraw:
      'You can withdraw your consent at any time with the link to this page. ' +
      'We then delete the recording, the text of your answers and the scores.',
  },
  countedTitle: 'What the page notes and counts',
  counted: [
    'When you start, we note whether your camera and microphone work, and the size and format of the video. ' +
      'We also note whether your browser can save a recording without a connection, and whether you use more than one screen.',
    'While a question is open, the page counts how often, and for how long, you leave it for another tab or window. ' +
      'It does the same when your camera, microphone or connection stops. ' +
      'It also counts each time something is pasted, and notes if you use more than one screen.',
    'At any time, the page counts how often you continue in another tab or on another device.',
    'The counts help recruiters decide what to watch. A lost connection isn’t held against you.',
  ],
  scoringTitle: 'How your answers are scored',
  scoring: {
    model:
      'We send the text of each answer to a language model, which compares it with the question. ' +
      'A fixed rule turns this into a score with reasons.',
    rules:
      'Software compares the text of each answer with the topic of the question and suggests a score with reasons.',
    noText:
      'The text is the notes that you type for an answer. Write at least 15 words: ' +
      'an answer without text gets no score.',
    noFaces: 'How you look or sound plays no part. No software analyzes your face, expression or voice to judge you.',
    people: (organization: string) =>
      `People at ${organization} review your answers and decide. Software doesn’t decide.`,
  },
  consent: 'I agree that my answers are recorded and used as described above.',
  consentMissing: 'Tick the box to agree. We can’t start the interview without your agreement.',
  toCheck: 'Check camera and microphone',
  back: {
    title: 'Welcome back',
    text:
      'Your interview continues where you left off. Everything you’ve said is saved. ' +
      'First, check your camera and microphone again.',
    go: 'Check camera and microphone',
  },
  needsScript: {
    title: 'This page doesn’t work in your browser yet',
    text:
      'The interview needs JavaScript and Chrome, Edge, Firefox or Safari from the last two years. ' +
      'Turn on JavaScript, or open the link in another browser or on a phone.',
  },
};

const check = {
  title: 'Camera and microphone',
  text: 'Nothing is recorded now. When your browser asks to use your camera and microphone, choose “Allow”.',
  wait: 'Waiting for your camera and microphone …',
  preview: 'Camera preview',
  level: 'Microphone level',
  speak: 'Say a few words. The bar moves when your microphone picks up sound.',
  heard: 'We can hear you. Your microphone works.',
  camera: 'Camera',
  microphone: 'Microphone',
  screens: 'You’re using more than one screen, and we note this. You can disconnect the others before you start.',
  begin: 'Start the interview',
  goOn: 'Continue the interview',
  again: 'Try again',
  problems: {
    refused:
      'Your browser doesn’t let this page use your camera and microphone. ' +
      'Allow both in the browser’s settings for this page (select the icon next to the address), then try ' +
      'again.',
    missing:
      'We couldn’t find both a camera and a microphone. Connect them, then try again. Phones have both built in.',
    busy: 'Another program is using your camera or microphone. Close it, then try again.',
    other: 'Your camera or microphone didn’t start. Try again, or use another browser or a phone.',
  },
};

/** `{name}` is filled by the browser. */
const question = {
  progress: 'Question {number} of {count}',
  ready: (preparation: string, answer: string) =>
    `After you show the question, you have ${preparation} to prepare. ` +
    `Then recording starts, and you have up to ${answer} to answer.`,
  readyAtOnce: (answer: string) =>
    `Recording starts as soon as you show the question. You have up to ${answer} to answer.`,
  pause: 'Nothing is recorded now. You can take a break before you continue.',
  show: 'Show the question',
  prepare: 'Time to prepare',
  prepareHint: 'Recording starts automatically when this time is over.',
  answerNow: 'Start my answer now',
  recording: 'Recording',
  left: 'Time left',
  finish: 'Finish my answer',
  interrupted: 'The recording was interrupted. Everything you said before that is saved.',
  interruptedHint: 'You can continue your answer, with {time} left, or finish it as it is.',
  goOn: 'Continue my answer',
  done: 'Your answer is recorded.',
  notes: 'Notes for your answer',
  notesHint:
    'Write your main points in a few sentences, with at least 15 words. ' +
    'Your score is based on your notes, which are sent with the recording. Without notes, this answer gets no score.',
  send: 'Send my answer',
  ownVideo: 'Your video',
};

const upload = {
  title: 'Sending your answer',
  hint: 'Keep this page open until your whole answer has arrived.',
  progress: '{done} of {total} parts have arrived',
  arrived: 'Your last answer has arrived in full.',
  lost: 'Part of your last answer is missing, because this browser no longer has it. The rest has arrived.',
};

/** Read out by screen readers. */
const announcements = {
  started: 'Recording has started.',
  left: '{time} left.',
  minute: 'One minute',
  seconds: '{seconds} seconds',
};

const connection = {
  lost: 'We can’t reach the server. Nothing is lost: this browser saves your recording, and we keep trying.',
  lostMemory:
    'We can’t reach the server, and keep trying. Don’t reload or close this page: ' +
    'your browser saves the recording only while the page is open.',
  memory:
    'Your browser can’t save recordings for this page, perhaps because the window is private. ' +
    'Don’t reload or close the page while an answer is being sent.',
};

const obstacles = {
  cannot: {
    title: 'This browser can’t record the interview',
    insecure:
      'This page was opened over an insecure connection, so your browser doesn’t allow the camera. ' +
      'Open the link with https:// at the start, or ask the person who sent it to you.',
    unsupported:
      'Your browser can’t record video. ' +
      'Use a current version of Chrome, Edge, Firefox or Safari, or open the link on a phone.',
  },
  elsewhere: {
    title: 'The interview is open in another tab',
    text: 'It’s open in another tab or on another device, or was a moment ago. You can only continue in one place.',
    take: 'Continue here',
  },
  problem: {
    title: 'Something went wrong on our side',
    text: 'Everything you’ve said is saved. Wait a moment, then reload this page.',
    reload: 'Reload page',
  },
};

/** Shown by the interview's status. `gone`: its link stopped working. */
const endings = {
  completed: {
    title: 'Thank you. Your interview is complete',
    text: (organization: string) =>
      `${organization} has your answers. You don’t need to do anything else, and can close this page.`,
  },
  expired: {
    title: 'This interview has expired',
    text: (organization: string) =>
      `The time to start it has passed. If you’re still interested, contact ${organization} and ask for a new invitation.`,
  },
  /**
   * The interview was cancelled with its application before it started. The candidate may have been hired or rejected.
   */
  cancelled: {
    title: 'You no longer need to do this interview',
    text: (organization: string) =>
      `${organization} no longer needs it for your application. If you have questions, contact them.`,
  },
  abandoned: {
    title: 'This interview has ended',
    text: (organization: string) =>
      'We lost contact with this page for more than 30 minutes, or the interview took longer than a day. ' +
      'The answers that reached us are saved. ' +
      `If something went wrong, contact ${organization} and ask for a new invitation.`,
  },
  gone: {
    title: 'This interview link no longer works',
    text: (organization: string) => `Contact ${organization} and ask for a new link.`,
  },
};

export const interviewMessages = {
  invitation,
  check,
  question,
  upload,
  announcements,
  connection,
  ...obstacles,
  endings,
  busy: 'One moment …',
};
