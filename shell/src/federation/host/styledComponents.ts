// The part of styled-components that remotes may use. Exporting all of it would add 1.7 KB of unused code, such as
// server rendering, to the first screen.
// eslint-disable-next-line no-restricted-syntax -- Remotes of other teams import it as the library documents it.
export { css, keyframes, styled, styled as default } from 'styled-components';
