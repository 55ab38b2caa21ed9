// The part of styled-components that remotes may use. Exporting all of it would add 1.7 KB of unused code, such as
// server rendering, to the first screen.
export { css, keyframes, styled } from 'styled-components';
