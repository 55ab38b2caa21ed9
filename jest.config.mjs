export default {
  projects: [
    'shell',
    'mf-catalog',
    'mf-meetings',
    'mf-messenger',
    'mf-profile',
    'mf-registration',
    'shared-ui',
    'shared-api',
  ].map((name) => `<rootDir>/${name}`),
};
