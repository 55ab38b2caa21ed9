/** Characters of the description, and of the activity, that show before «Показать полностью». */
export const PROFILE_TEXT_LIMIT = 300;
/** The largest id of the contract (openapi.yaml, parameter `id`): a larger one is nobody's. */
export const LARGEST_USER_ID = 2_147_483_647;
