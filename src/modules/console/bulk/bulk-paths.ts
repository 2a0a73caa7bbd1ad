export const bulkPath = '/console/bulk-actions';
export const bulkActionPath = (id: string): string => `${bulkPath}/${id}`;
