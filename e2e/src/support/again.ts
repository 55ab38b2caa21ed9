/** For calls outside the pages: the server may close a kept-alive connection just when it is reused. */
export const AGAIN = { maxRetries: 2 };
