import { useLayoutEffect } from 'react';
import { forceLooks, type Looks } from './forceLooks';

/** Choices of the toolbar. */
export interface LookGlobals extends Looks {
  theme: 'light' | 'dark' | 'both';
  text: 'usual' | 'large';
}

/** Shows the page as the toolbar says. With both themes the page around the frames is light. */
export function useLooks({ theme, text, state, colors }: LookGlobals): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light';
  }, [theme]);
  const isFrame = theme !== 'both';
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = isFrame && text === 'large' ? '200%' : '';
  }, [isFrame, text]);
  useLayoutEffect(() => (isFrame ? forceLooks({ state, colors }) : undefined), [isFrame, state, colors]);
}
