/** For readings beside the pages: the server may close a connection that was kept open in the moment in which it is used once more. */
export const AGAIN = { maxRetries: 2 };
