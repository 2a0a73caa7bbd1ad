/** Where files of an interview lie in the store: below this. */
export const folderOf = (organizationId: string, interviewId: string): string =>
  `${organizationId}/interviews/${interviewId}`;

export const chunkFolderOf = (organizationId: string, interviewId: string): string =>
  `${folderOf(organizationId, interviewId)}/chunks`;
