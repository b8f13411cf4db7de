// Generated from services/earn/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from "./empty-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWalls: build.query<ListWallsApiResponse, ListWallsApiArg>({
      query: () => ({ path: `/api/walls` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as earnApi };
export type ListWallsApiResponse = /** status 200 Default Response */ {
  walls: {
    id: "a" | "b" | "c" | "d";
    /** the provider’s name */
    label: string;
    /** what its offers usually pay */
    range: string;
    /** what this member’s frame opens; personal */
    url: string;
    /** offered in a tab of its own as well */
    newTab: boolean;
  }[];
};
export type ListWallsApiArg = void;
export const { useListWallsQuery } = injectedRtkApi;
