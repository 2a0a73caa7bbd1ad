export const jobApplicationsPath = (jobId: string, status?: string): string => {
  const query = new URLSearchParams({ job: jobId, ...(status !== undefined && { status }) });
  return `/console/applications?${query.toString()}`;
};
