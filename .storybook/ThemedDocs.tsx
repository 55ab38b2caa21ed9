import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';
import { translateLabels } from './russianLabels';

/** Docs in the theme of the toolbar, as the stories in them, and in Russian. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [isDark, setDark] = useState(
    () => new URLSearchParams(window.location.search).get('globals')?.includes('theme:dark') ?? false,
  );

  useEffect(() => {
    const channel = addons.getChannel();
    // Listens to the toolbar's request, since the frames of a page emit GLOBALS_UPDATED as well.
    const follow = ({ globals: { theme } }: { globals: { theme?: string } }) => {
      if (theme !== undefined) setDark(theme === 'dark');
    };
    channel.on(UPDATE_GLOBALS, follow);
    return () => channel.off(UPDATE_GLOBALS, follow);
  }, []);

  useEffect(() => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  }, [isDark]);

  useEffect(() => translateLabels(document.body), []);

  return (
    <DocsContainer {...props} theme={isDark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
