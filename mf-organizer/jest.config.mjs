import { definePackage } from 'vstrecha-kit/jest';

export default definePackage(import.meta.url);
