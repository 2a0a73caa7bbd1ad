/** The body that the handler of a download returns. `name` has letters, digits, dots, dashes and underscores. */
export type DownloadedFile = { type: string; name: string; bytes: Buffer };

/** A file that a handler returns for a 200 instead of JSON. */
export class Attachment {
  readonly file: DownloadedFile;
  constructor(file: DownloadedFile) {
    this.file = file;
  }
}

/** Like `DownloadedFile`, of any size. It is sent while it is made. */
export type StreamedFile = { type: string; name: string; contents: AsyncIterable<Buffer | string> };
