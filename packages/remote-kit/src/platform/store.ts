/** The store and its queries as remotes use them. One version for all: they never import it themselves. */
export {
  createAction,
  createAsyncThunk,
  createEntityAdapter,
  createSelector,
  createSlice,
  isAnyOf,
  nanoid,
  type Action,
  type PayloadAction,
  type SerializedError,
} from '@reduxjs/toolkit';
export { skipToken, type TypedUseQueryStateResult } from '@reduxjs/toolkit/query/react';
export { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
