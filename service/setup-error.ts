/** Something the person who starts the service can put right. Its message is one plain sentence. */
export class SetupError extends Error {}
