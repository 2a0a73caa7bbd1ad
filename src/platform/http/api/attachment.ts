/** What the handler of a download returns as its body. `name`: letters, digits, dots, dashes and underscores. */
export type DownloadedFile = { type: string; name: string; bytes: Buffer };

/** What a handler returns for a 200 that is a file in place of JSON. */
export class Attachment {
  readonly file: DownloadedFile;
  constructor(file: DownloadedFile) {
    this.file = file;
  }
}

/** As a `DownloadedFile`, of any size: sent as it is made. */
export type StreamedFile = { type: string; name: string; contents: AsyncIterable<Buffer | string> };
