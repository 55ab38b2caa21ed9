// What remotes get of styled-components. Handed over whole, its rendering for servers and all else that nobody uses would stay on the way to the
// first screen: 1.7 KB.
export { css, keyframes, styled } from 'styled-components';
