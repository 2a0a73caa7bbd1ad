export const childEnvironment = (added: Record<string, string>): NodeJS.ProcessEnv => ({ ...process.env, ...added });
