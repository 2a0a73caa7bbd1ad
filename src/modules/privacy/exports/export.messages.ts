export const exportMessages = {
  language: 'en',
  lost: 'The export stopped unexpectedly. Request it again.',
  failed: 'The export failed. Request it again, or see its task.',
  gone: 'The candidate no longer exists.',
  merged: 'The candidate was merged. Another export contains the data of both candidates.',
  overtaken: 'Candidates were erased while the file was made. The export starts again automatically.',
  busy: 'Another worker is making this export.',
  mail: {
    subject: (organization: string) => `Your copy of the data at ${organization}`,
    greeting: 'Hello,',
    before: (organization: string) =>
      `Your copy of the data that ${organization} stores about you is ready. Download the ZIP file:`,
    button: 'Download your data',
    after: (organization: string, validUntil: string) => [
      `The link works until ${validUntil}. Anyone who has it can download the file, so don’t share it.`,
      'To read your data, unpack the file and open index.html in a browser.',
      `Kind regards,\n${organization}`,
    ],
  },
  page: {
    title: (name: string) => `Data about ${name}`,
    nobody: 'you',
    intro: (organization: string, time: string) =>
      `This is a copy of the data that ${organization} stores about you, as of ${time}.`,
    files:
      'The folder “resumes” has the resumes that you sent, and “recordings” has your video answers. The file ' +
      '“candidate.json” has the same data for computer programs.',
    contents: 'Contents',
    nothing: 'Nothing is stored.',
    yes: 'Yes',
    no: 'No',
    sections: {
      candidate: 'Your profile',
      applications: 'Your applications',
      application_events: 'Changes of your applications',
      screenings: 'Screening questions and answers',
      video_interviews: 'Video interviews',
      messages: 'Messages',
      decisions: 'Decisions about your applications',
      review_requests: 'Your requests about decisions',
      consents: 'Your consents',
      notes: 'Notes about you',
    },
    resumes: 'Resume files',
    recordings: 'Recordings',
  },
};
