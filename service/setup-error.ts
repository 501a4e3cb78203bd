/** A fault that the person who starts the service can correct. Its message is one plain sentence. */
export class SetupError extends Error {}
