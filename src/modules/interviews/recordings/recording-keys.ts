export const interviewFolderOf = (organizationId: string, interviewId: string): string =>
  `${organizationId}/interviews/${interviewId}`;

export const chunkFolderOf = (organizationId: string, interviewId: string): string =>
  `${interviewFolderOf(organizationId, interviewId)}/chunks`;
